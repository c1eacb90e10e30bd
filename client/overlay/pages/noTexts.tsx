// The page for when the texts of pages could not be loaded; its own texts are part of the first JavaScript.
import type { LanguageCode } from '../../words/languages.ts';
import { NOT_LOADED } from '../../words/notLoaded.ts';
import { Night } from '../parts/night.tsx';
import { TryAgain } from '../parts/tryAgain.tsx';

export function NoTexts({ code }: { code: LanguageCode }) {
  const words = NOT_LOADED[code];
  return (
    <main class="page" lang={code}>
      <Night />
      <header>
        <h1>{words.heading}</h1>
      </header>
      <div class="board panel">
        <TryAgain words={words} />
      </div>
    </main>
  );
}
