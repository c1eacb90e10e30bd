// The serving turn of the guide's worked example: the pool after each step. A test plays it by the rules.

export const EXAMPLE_TURN = [
  { step: 'begin', thalers: 5, beer: 0 },
  { step: 'guests', thalers: 16, beer: 0 },
  { step: 'cashbox', thalers: 19, beer: 0 },
  { step: 'brewer', thalers: 1, beer: 0 },
  { step: 'noble', thalers: 3, beer: 0 },
  { step: 'barback', thalers: 1, beer: 0 },
  { step: 'beer', thalers: 1, beer: 9 },
  { step: 'guest', thalers: 4, beer: 2 },
  { step: 'dishwasher', thalers: 1, beer: 2 },
] as const;
