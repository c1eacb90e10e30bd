// The screen that is shown while a page or a game is being loaded.

export const Waiting = ({ words }: { words: string }) => (
  <main class="waiting" aria-busy="true">
    {words}
  </main>
);
