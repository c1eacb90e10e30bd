// The way to the pages for playing with others.
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';

export function OnlineDoor() {
  const { home } = useText();
  return (
    <>
      <p class="soft">{home.onlineSoon}</p>
      <div class="row">
        <a class="button" href={hrefOf({ page: 'find' })}>
          <Icon name="look" />
          {home.find}
        </a>
        <a class="button" href={hrefOf({ page: 'create' })}>
          <Icon name="person" />
          {home.create}
        </a>
      </div>
    </>
  );
}
