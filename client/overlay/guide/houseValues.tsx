// The values that are ours because no rulebook text gives them, listed by group with the number of values in each.
import { HOUSE_VALUES } from '../../../game/data/index.ts';
import type { GuideText } from '../../words/guide.ts';
import type { LoadedGuide } from './useGuide.ts';

type Group = keyof GuideText['houseValues']['groups'];

/** The entry `tiles.cashbox.price` belongs to the group `tiles`. */
const countOf = (group: Group): number => HOUSE_VALUES.filter(({ entry }) => entry.split('.')[0] === group).length;

export function HouseValues({ guide: { text } }: { guide: LoadedGuide }) {
  const { houseValues } = text;
  return (
    <>
      <p class="guideLead">{houseValues.lead}</p>
      <ul>
        {(Object.keys(houseValues.groups) as Group[]).map((group) => (
          <li key={group}>
            {houseValues.groups[group]} ({houseValues.values(countOf(group))})
          </li>
        ))}
      </ul>
      <p>{houseValues.end}</p>
    </>
  );
}
