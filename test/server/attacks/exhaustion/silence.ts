// Attack: TCP connections, without a proxy in front, that send nothing, half a request, or one upgrade and no more.
import { TCP_PER_ADDRESS } from '../../../../server/limits/limits.ts';
import { openLine, type RawLine } from '../../kit/rawLine.ts';
import { type Attack, comesTrue, faultsOf } from './attack.ts';

/** More time than the server gives a connection to send its headers. */
const PATIENCE_MS = 30_000;
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: ',
  'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
];

export const silence: Attack = {
  name: 'TCP connections that fall silent',
  env: { TRUST_PROXY: '0' },
  async run({ port }, strength) {
    const tried = 2 * TCP_PER_ADDRESS + 100 * strength;
    const lines: RawLine[] = [];
    for (let i = 0; i < tried; i++) {
      const line = await openLine(port);
      line.socket.resume();
      const beginning = BEGINNINGS[i % BEGINNINGS.length] ?? '';
      if (beginning !== '') await line.send(beginning);
      lines.push(line);
    }
    const open = (): number => lines.filter((line) => line.isOpen()).length;
    await comesTrue(() => open() <= TCP_PER_ADDRESS);
    const kept = open();
    const isOver = await comesTrue(() => open() === 0, PATIENCE_MS);
    return {
      did: `${tried} connections, ${kept} kept at once`,
      faults: [
        ...faultsOf([kept, TCP_PER_ADDRESS, 'connections of one address']),
        ...(isOver ? [] : [`${open()} connections are still open after ${PATIENCE_MS / 1000} s`]),
      ],
    };
  },
};
