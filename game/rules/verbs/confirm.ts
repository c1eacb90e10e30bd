// confirm: satisfied with the guests who came, or with the plan.
import { playerAt, tell } from '../course.ts';
import { noFields, type Verb } from '../verb.ts';

export const confirm: Verb<'confirm'> = {
  phases: ['guests', 'planning'],
  fields: noFields,
  propose: () => [{ type: 'confirm' }],
  refuse: () => null,
  perform: (course, seat) => {
    playerAt(course, seat).done = true;
    tell(course, { type: 'confirmed', seat });
  },
};
