// Moving parts of the home page's tavern: smoke over its chimney, the light of its lanterns.
// Each is an element of its own over or under the picture: a picture that changes inside is painted anew as a whole.

export const Smoke = () => (
  <div aria-hidden="true">
    {[0, 1, 2, 3, 4].map((puff) => (
      <i key={puff} class="smoke" />
    ))}
  </div>
);

export const Lanterns = () => (
  <div aria-hidden="true">
    <i class="lantern left" />
    <i class="lantern right" />
  </div>
);
