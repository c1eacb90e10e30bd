// The street of the home page: the tavern, its lanterns and its smoke, and the snow.
import { Lanterns, Smoke } from './lanterns.tsx';
import { Snow } from './snow.tsx';
import { TavernFront } from './tavernFront.tsx';
import { useIsActive } from './useIsActive.ts';

export function Street() {
  const isMoving = useIsActive();
  return (
    <div class={isMoving ? 'street moving' : 'street'}>
      <div class="house">
        <Smoke />
        <TavernFront />
        <Lanterns />
      </div>
      <Snow />
    </div>
  );
}
