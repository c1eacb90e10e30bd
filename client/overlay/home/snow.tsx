// Snow in the street: two layers of flakes that fall for a minute, and then rest.

export const Snow = () => (
  <div class="snowfall" aria-hidden="true">
    <i class="snow far" />
    <i class="snow near" />
  </div>
);
