// Finds and removes invisible characters, and finds stacked combining marks, in names, titles and chat.

/**
 * The inside of a character class: zero width, direction, fillers, tags, joiners, variation selectors; controls,
 * private and unassigned characters; the separators of lines and paragraphs; the empty Braille pattern.
 */
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}\u2800`;
/** In these scripts the joiners change how letters are written, and people type them. */
const JOINING = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const PICTURE = String.raw`\p{Extended_Pictographic}`;

/** Invisible characters where writing needs them: within emoji, flags and joined letters. */
const NEEDED = [
  // The choice between the picture and the plain sign, as in ❤️.
  String.raw`(?<=${PICTURE})[\uFE0E\uFE0F]`,
  // Digits, # and * become the emoji of a key with the enclosing mark U+20E3 after them.
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  // The joiner between the parts of one emoji, as in 👩‍🚀.
  String.raw`(?<=${PICTURE}[\p{Emoji_Modifier}\uFE0F]?)\u200D(?=${PICTURE})`,
  // The joiner, or its opposite, between letters.
  String.raw`(?<=[${JOINING}\p{M}])[\u200C\u200D](?=[${JOINING}])`,
  // The tags after a black flag that make it the flag of a part of a country, such as Scotland.
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}`,
].join('|');

const INVISIBLE_OR_NEEDED = new RegExp(`(${NEEDED})|[${INVISIBLE}]`, 'gu');
const ALL_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'gu');

/** Without the invisible characters that no emoji and no script needs. */
export const withoutNeedless = (text: string): string =>
  text.replace(INVISIBLE_OR_NEEDED, (_all, needed: string = '') => needed);

/** Without any invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(ALL_INVISIBLE, '');

export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text));

/** Unicode's own measure (UTS #39, 5.4): more than four combining marks on a letter, or the same one twice in a row. */
const STACKED_MARKS = /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u;

/** Marks stacked on a letter cover the lines above and below. */
export const hasStackedMarks = (text: string): boolean => STACKED_MARKS.test(withoutInvisible(text).normalize('NFD'));
