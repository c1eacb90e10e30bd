// Explanations of every spot on the table.
import {
  ENTERTAINER_PRINT,
  GUESTS,
  NOBLE,
  REGULAR,
  SIDES,
  SUPPLIES,
  type Card,
  type Entertainer,
  type Face,
  type GuestId,
  type TavernCard,
  type Tile,
} from '../../../../game/index.ts';
import type { SpotFacts, SpotSignature, Explanation, SpotKind } from '../../facts.ts';
import { capital, number, count, and, or, ofPerson } from '../grammar.ts';
import { thalers, beer, schnapps, steps, points, dice, cards } from './amounts.ts';
import { bonusName, bonusText, startItems } from './bonuses.ts';
import { cellBrings } from './moves.ts';
import { names, cardName } from './names.ts';
import { cardNouns, tileNouns } from './nouns.ts';
import { die, inMonastery, listed } from './phrasing.ts';

const tavernCardTexts = {
  bard: 'À ton tour de servir, chaque barde pioché avance ton marqueur de 1 case sur le compteur de réputation.',
  barback: 'Chaque marchand de bière pioché apporte 1 bière au début de ton service, sans dé.',
  dishwasher: 'Chaque plongeur pioché peut augmenter un dé de 1.',
  server: `Chaque serveuse piochée apporte un dé de ta couleur, ${number(SUPPLIES.ownDice)} en tout au plus.`,
  table: 'Chaque table piochée fait de la place pour un client de plus ce soir.',
  brewer: 'Chaque carte « livreur » piochée ajoute 1 bière à chaque dé chez ton livreur.',
} satisfies Record<TavernCard, string>;

export const tileTexts = {
  dishwasher: (worth: number) =>
    worth === 0
      ? 'Aucun plongeur ne travaille encore ici en permanence.'
      : count(worth, {
          one: '# dé par soir peut être augmenté de 1.',
          other: '# dés par soir peuvent être augmentés de 1.',
        }),
  server: (worth: number) =>
    worth === 0
      ? 'Pour l’instant, seul le chien est là : aucune serveuse n’est engagée pour de bon.'
      : `Apporte ${dice(worth)} de ta couleur chaque soir.`,
  tables: (worth: number) => `Il y a ${number(worth)} tables, sans compter celles des cartes.`,
  brewer: (worth: number) => `Chaque 1 ou 6 rapporte ici ${beer(worth)}, et 1 de plus par carte « livreur ».`,
  barrel: (worth: number) => `Un dé quelconque rapporte ici ${beer(worth)}.`,
  cashbox: (worth: number) => `Un dé quelconque rapporte ici ${thalers(worth)}.`,
  monk: (worth: number) => `Chaque 5 avance ici ton marqueur de ${steps(worth)} au monastère.`,
  safe: (worth: number) => `Garde jusqu’à ${thalers(worth)} d’un soir à l’autre.`,
  storage: (worth: number) => `Garde jusqu’à ${beer(worth)} d’un soir à l’autre.`,
} satisfies Record<Tile, (worth: number) => string>;

export const onceUpgraded = (tile: Tile, worth: number) => `Côté amélioré : ${lowerFirst(tileTexts[tile](worth))}`;

const sideTexts = {
  thalers: `Pendant ton service : ${schnapps(ENTERTAINER_PRINT.dancer.thalers.schnapps)} contre ${thalers(ENTERTAINER_PRINT.dancer.thalers.yields)}, autant de fois que possible.`,
  beer: `Pendant ton service : ${schnapps(ENTERTAINER_PRINT.dancer.beer.schnapps)} contre ${beer(ENTERTAINER_PRINT.dancer.beer.yields)}, autant de fois que possible.`,
  upgrade: `Pendant ton service : ${schnapps(ENTERTAINER_PRINT.fireBreather.upgrade.schnapps)} pour améliorer une tuile sans doublons, avec son noble.`,
  deny: `Pendant ton service : ${schnapps(ENTERTAINER_PRINT.fireBreather.deny.schnapps)} pour retirer du jeu un client, sans dé ou déjà servi.`,
  die: `Pendant que tu planifies : ${schnapps(ENTERTAINER_PRINT.juggler.die.schnapps)} pour tourner un de tes dés sur la face de ton choix. Prends d’abord ce dé.`,
  card: `À la fermeture : ${schnapps(ENTERTAINER_PRINT.juggler.card.schnapps)} pour remettre une carte de ce soir sur ta pioche.`,
};

/** Of an entertainer whose side is not chosen yet. */
function bothSides(entertainer: Entertainer): string[] {
  const [one, other] = SIDES[entertainer];
  return [`Une face : ${sideTexts[one]}`, `L’autre : ${sideTexts[other]}`];
}

const wanted = (face: Face, paid: number) => `Veut un ${number(face)} et paie ${thalers(paid)}.`;

export const cardExplained = (card: Card): string =>
  card in tavernCardTexts
    ? tavernCardTexts[card as TavernCard]
    : card === 'noble'
      ? `Les nobles partagent une table. Leur prix : ${or(NOBLE.cost.map((cost, i) => `${beer(cost)} pour ${number(i + 1)}`))}.`
      : card === 'regular1' || card === 'regular2'
        ? `Vient tous les soirs, veut un ${number(REGULAR[card].die)} et paie ${thalers(REGULAR[card].pays)}.`
        : wanted(GUESTS[card as GuestId].die, GUESTS[card as GuestId].pays);

const withHelp = 'Prends un dé : les cases qu’il atteint avec cette aide s’éclairent aussi.';
const stillFree = (help: SpotFacts<'beside'>['help']) =>
  help === null ? [] : [`Encore libres pour aider : ${number(help.free)} sur ${number(help.all)}.`];

/** A sentence after a colon. */
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const worthPoints = (vp: number) => (vp === 0 ? [] : [`Vaut ${points(vp)} à la fin.`]);

const onSpace = (here: string[]) => (here.length === 0 ? [] : [`Ici : ${and(here)}.`]);

const counterGuests = (n: number) => count(n, { one: '# client du comptoir', other: '# clients du comptoir' });

const left = (n: number) => (n === 0 ? 'Il n’en reste plus.' : `Il en reste ${number(n)}.`);

const youHave = (n: number | null, amount: (n: number) => string) => (n === null ? [] : [`Tu as ${amount(n)}.`]);

const reputationTexts = {
  schnapps: 'L’atteindre ou la dépasser rapporte 1 schnaps.',
  schnappsOrDeny: 'L’atteindre ou la dépasser rapporte 1 schnaps, ou un client à refuser.',
  signature: 'L’atteindre ou la dépasser rapporte une signature dans la colonne de ton choix.',
  crown: 'La couronne : l’atteindre ou la dépasser rapporte un noble. Y être à la fin ne rapporte rien.',
};

const signature = (cell: SpotSignature): string =>
  cell === null
    ? 'Apporte une signature pour le livre d’or.'
    : `Apporte une signature pour le livre d’or (${names.columns[cell.column]}, ligne ${number(cell.row)} : ${cellBrings(cell)}).`;

export const explanations: { [A in SpotKind]: (facts: SpotFacts<A>) => Explanation } = {
  plate: ({ name, total, points: parts, start, ...facts }) => ({
    title: name,
    lines: [
      `${capital(points(total))} jusqu’ici${parts.length > 0 ? ` : ${and(parts.map((part) => `${names.sources[part.source].toLowerCase()} ${number(part.count)}`))}` : ''}.`,
      `A ${and([thalers(facts.thalers), beer(facts.beer), ...(facts.schnapps === null ? [] : [schnapps(facts.schnapps)]), counterGuests(facts.counterGuests)])}.`,
      ...(start ? ['A la chope et commence ce soir.'] : []),
    ],
  }),
  deck: ({ name, count: n, cards: piles }) => ({
    title: `${name} : la pioche`,
    lines:
      n === 0
        ? ['Vide.']
        : [`${capital(cards(n))}, face cachée. On sait lesquelles, pas dans quel ordre.`, listed(piles)],
  }),
  discard: ({ name, count: n, cards: piles }) => ({
    title: `${name} : la défausse`,
    lines:
      n === 0
        ? ['Vide.']
        : [
            `${capital(cards(n))}. Quand la pioche est vide, on les mélange pour en former une nouvelle.`,
            listed(piles),
          ],
  }),
  table: ({ number: table, card, nobles, die: face, thalers: paid, vp }) => ({
    title: card === null ? `Table ${number(table)}` : `Table ${number(table)} : ${cardName(card)}`,
    lines:
      card === null || face === null
        ? ['Personne n’est assis ici.']
        : [
            wanted(face, paid),
            ...(card === 'noble' ? [cardExplained(card)] : []),
            ...(nobles > 1
              ? [
                  `${number(nobles)} nobles partagent cette table ; un dé les sert tous, et ensemble ils paient ${thalers(paid)}.`,
                ]
              : []),
            ...worthPoints(vp),
          ],
  }),
  equipment: ({ space, worth, perDie, isUpgraded }) => ({
    title: capital(tileNouns[space].one),
    lines: [
      tileTexts[space](worth),
      ...(space === 'brewer'
        ? ['Accepte tous les dés qui montrent 1 ou 6.', `Chacun rapporte maintenant ${beer(perDie)}.`]
        : []),
      ...(space === 'monk' ? ['Accepte tous les 5.'] : []),
      isUpgraded ? 'Le meilleur côté.' : 'Le côté de base.',
    ],
  }),
  beside: ({ card, count: n, help }) => ({
    title: `${capital(cardName(card))} : ${count(n, { one: '# carte', other: '# cartes' })}`,
    lines: [cardExplained(card), ...(card === 'dishwasher' ? [withHelp] : []), ...stillFree(help)],
  }),
  tile: ({ tile, worth, upgradedTo, price, card, discount, works, from, isUpgraded, isFree, has, help }) => ({
    title: capital(names.tiles[tile]),
    lines: [
      tileTexts[tile](worth),
      ...(tile === 'dishwasher' && worth > 0 ? [withHelp, ...stillFree(help)] : []),
      ...(isUpgraded
        ? from === null
          ? ['Le meilleur côté.']
          : [`Le meilleur côté, qui compte à partir du soir ${number(from)}.`]
        : [
            isFree
              ? 'Amélioration gratuite ce soir, sans noble.'
              : `Amélioration pour ${thalers(price)}${card === null ? '' : `, ${number(discount)} de moins par carte « ${cardNouns[card].one} » rendue`}. Tu reçois aussi un noble.`,
            ...youHave(has, thalers),
            onceUpgraded(tile, upgradedTo),
            works === 'atOnce' ? 'Cela agit tout de suite.' : 'Cela agit à partir du soir suivant.',
          ]),
    ],
  }),
  hand: ({ name, mine, dice: held }) => ({
    title: mine ? 'Dés non posés' : capital(ofPerson(name, 'tes', 'les', 'dés non posés')),
    lines:
      held.length === 0
        ? ['Aucun dé n’attend d’être posé.']
        : [`Encore à poser : ${and(held.map(({ value, own: coloured }) => die(value, coloured)))}.`],
  }),
  coaster: ({ name, dice: shown }) => ({
    title: capital(ofPerson(name, 'ton', 'le', 'sous-bock')),
    lines: [
      shown.length === 0 ? 'Vide.' : `Dés : ${shown.join(', ')}.`,
      'Chacun prend un dé, puis tous les sous-bocks passent à gauche.',
    ],
  }),
  thalers: ({ count: n, kept }) => ({
    title: capital(thalers(n)),
    lines: [`Le coffre garde jusqu’à ${thalers(kept)} pour le soir suivant.`],
  }),
  beer: ({ count: n, kept }) => ({
    title: capital(beer(n)),
    lines: [`L’entrepôt garde jusqu’à ${beer(kept)} pour le soir suivant.`],
  }),
  schnapps: ({ count: n }) => ({
    title: capital(schnapps(n)),
    lines: [
      `Sert à payer les saltimbanques ; chaque schnaps qui reste à la fin vaut ${points(1)}.`,
      `À la fermeture, on peut en garder ${number(SUPPLIES.schnappsKept)}.`,
    ],
  }),
  counterGuests: ({ count: n }) => ({
    title: counterGuests(n),
    lines: [
      'Si les clients ne te plaisent pas, rends-en un : toutes les cartes piochées vont à ta défausse, où elles restent à toi, et tu en pioches d’autres.',
      `Pendant ton service, rends-en un pour ${inMonastery(1)}.`,
    ],
  }),
  entertainer: ({ entertainer, side, comes }) => ({
    title: capital(names.entertainers[entertainer]),
    lines:
      side !== null
        ? [sideTexts[side]]
        : [
            comes === null
              ? 'Pas encore dans cette taverne.'
              : `Arrive le soir ${number(comes)} et rend des services contre du schnaps.`,
            ...bothSides(entertainer),
          ],
  }),
  reputation: ({ space, names: here }) => ({
    title: space === null ? 'Réputation' : `Réputation, ${names.reputationSpace(space)}`,
    lines: [
      ...(space === null
        ? ['Les marqueurs partent d’ici. Le départ ne vaut rien.']
        : 'vp' in space
          ? [`Vaut ${points(space.vp)} si, à la fin, le marqueur est ici ou a passé ce nombre en dernier.`]
          : [reputationTexts[space.gives]]),
      ...onSpace(here),
    ],
  }),
  cell: ({ column, row, bonus, covered }) => ({
    title: `Livre d’or : ${names.columns[column]}, ligne ${number(row)}`,
    lines: [
      covered ? 'Signé.' : bonus === null ? 'Pas de bonus ici.' : `Signer ici rapporte ${bonusName(bonus)}.`,
      'Une ligne pleine rapporte un noble.',
    ],
  }),
  moon: ({ round, bonuses, schnapps: onTheWay, now }) => ({
    title: now ? `Soir ${number(round)}, ce soir` : `Soir ${number(round)}`,
    lines: [
      `Tous reçoivent ${or(bonuses.map(bonusName))}.`,
      ...(onTheWay > 0 ? [`En chemin : ${schnapps(onTheWay)}.`] : []),
    ],
  }),
  monastery: ({ space, bonus, ahead, names: here }) => ({
    title: space === 0 ? 'Monastère, la porte' : `Monastère, case ${number(space)}`,
    lines: [
      ahead > 0
        ? `Un pas, rien de plus. Encore ${steps(ahead)} jusqu’au prochain cadeau : ${bonusName(bonus)}.`
        : `L’atteindre ou la dépasser rapporte ${bonusName(bonus)}.`,
      ...onSpace(here),
    ],
  }),
  display: (facts) =>
    facts.guest === null
      ? { title: 'Une place vide', lines: ['Aucun client ne viendra plus.'] }
      : {
          title: `${capital(cardName(facts.guest))}, pour ${beer(facts.cost)}`,
          lines: [
            ...youHave(facts.has, beer),
            wanted(facts.die, facts.thalers),
            ...worthPoints(facts.vp),
            ...(facts.bonus === null ? [] : [`Dès son arrivée : ${lowerFirst(bonusText(facts.bonus))}`]),
            ...(facts.signature ? [signature(facts.cell)] : []),
            ...(facts.pile === null ? [] : [`Dans la pile dessous : ${cards(facts.pile)}.`]),
          ],
        },
  guestDeck: ({ count: n }) => ({ title: 'Clients à venir', lines: [`${capital(cards(n))}, face cachée.`] }),
  supply: ({ card, count: n, price, has }) => ({
    title: `${capital(cardName(card))}, pour ${thalers(price)}`,
    lines: [...youHave(has, thalers), tavernCardTexts[card], `Une seule de ces cartes par soir. ${left(n)}`],
  }),
  nobles: ({ count: n, has }) => ({
    title: 'Nobles',
    lines: [
      cardExplained('noble'),
      ...youHave(has, beer),
      `Chacun vaut ${points(NOBLE.vp)}. Ensemble, ils veulent un ${number(NOBLE.die)} et paient ${thalers(NOBLE.pays)}.`,
      left(n),
    ],
  }),
  schnappsSupply: ({ count: n }) => ({ title: 'Schnaps', lines: [left(n)] }),
  signatures: ({ count: n }) => ({ title: 'Signatures', lines: [left(n)] }),
  box: ({ cards: piles }) => ({ title: 'Hors du jeu', lines: [listed(piles)] }),
  startCard: ({ card }) => ({ title: `Carte de démarrage ${number(card)}`, lines: [`${capital(startItems(card))}.`] }),
};
