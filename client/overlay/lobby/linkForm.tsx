// The form that opens a match by its link or code.
import { useId, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { goTo } from '../route.ts';
import { useText } from '../services.ts';
import { readLink } from '../match/matchLinks.ts';

export function LinkForm() {
  const { find } = useText().online;
  const [text, setText] = useState('');
  const id = useId();
  const route = readLink(text);
  const go = () => {
    if (route !== null) goTo(route);
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label for={id}>{find.link}</label>
      <div class="row joined">
        <input
          id={id}
          class="input grow"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button icon="play" reason={route === null ? find.notALink : null} onPress={go}>
          {find.goThere}
        </Button>
      </div>
    </form>
  );
}
