// Names and colours of the people at a test's table.
import type { Person } from '../../client/model/people.ts';

const person = (name: string, colour: Person['colour']): Person => ({ name, colour, kind: 'person', present: true });

export const PEOPLE: Person[] = [
  person('Anna', 'red'),
  person('Ben', 'blue'),
  person('Carla', 'green'),
  person('Dora', 'yellow'),
];
