// Finds and removes invisible characters, and finds stacked combining marks, in names, titles and chat.

/** Zero width, direction, fillers, tags, joiners, variation selectors; controls and private characters; the empty Braille pattern. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}\u2800`;
/** In these scripts the joiners change how letters are written, and people type them. */
const JOINING = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const PICTURE = String.raw`\p{Emoji}\p{Extended_Pictographic}`;

/** Unseen characters where writing needs them: within emoji, flags and joined letters. */
const NEEDED = [
  String.raw`(?<=[${PICTURE}])[\uFE0E\uFE0F]`,
  String.raw`(?<=[${PICTURE}\uFE0F])\u200D(?=[${PICTURE}])`,
  String.raw`(?<=[${JOINING}\p{M}])[\u200C\u200D](?=[${JOINING}])`,
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}`,
].join('|');

const UNSEEN_OR_NEEDED = new RegExp(`(${NEEDED})|[${UNSEEN}]`, 'gu');
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');

/** Without invisible characters that no emoji and no script needs. */
export const seen = (text: string): string => text.replace(UNSEEN_OR_NEEDED, (_all, needed: string = '') => needed);

/** Without any invisible characters. */
export const bare = (text: string): string => text.replace(ALL_UNSEEN, '');

export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(bare(text));

/** Unicode's own measure (UTS #39, 5.4): more marks on one letter, or the same twice, are no writing any more. */
const TOWER = /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u;

/** Marks piled up so that they cover the lines above and below. */
export const isTower = (text: string): boolean => TOWER.test(bare(text).normalize('NFD'));
