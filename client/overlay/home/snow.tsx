// Snow in the street: two layers of flakes.

export const Snow = () => (
  <div class="snowfall" aria-hidden="true">
    <i class="snow far" />
    <i class="snow" />
  </div>
);
