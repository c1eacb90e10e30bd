// Russian, all texts of the guide: loaded when the guide is first opened.
import rulebook from './rulebook.md?raw';
import { example } from './example.ts';
import { houseValues } from './houseValues.ts';
import { keys } from './keys.ts';
import { labels } from './labels.ts';
import { overview } from './overview.ts';
import { synonyms } from './synonyms.ts';

export const guide = { rulebook, overview, example, houseValues, keys, labels, synonyms };
