// The list of all exhaustion attacks.
import type { Attack } from './attack.ts';
import { connections } from './connections.ts';
import { lobbyEntries } from './lobbyEntries.ts';
import { pings } from './pings.ts';
import { polling } from './polling.ts';
import { silence } from './silence.ts';
import { spectators } from './spectators.ts';
import { tableEntries } from './tableEntries.ts';
import { unreadAnswers } from './unreadAnswers.ts';

export const attacks: readonly Attack[] = [
  pings,
  connections,
  lobbyEntries,
  tableEntries,
  polling,
  unreadAnswers,
  spectators,
  silence,
];
