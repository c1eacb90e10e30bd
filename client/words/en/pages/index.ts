// English, for pages, panels and settings.
import { characterName, levels, likings } from './bots.ts';
import { credits } from './credits.ts';
import { fault } from './fault.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { notFound } from './notFound.ts';
import { notLoaded } from './notLoaded.ts';
import { online } from './online/index.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { textView } from './textView.ts';

export const pages = {
  ...general,
  credits,
  fault,
  home,
  levels,
  likings,
  characterName,
  notFound,
  notLoaded,
  online,
  result,
  rules,
  settings,
  table,
  textView,
} as const;
