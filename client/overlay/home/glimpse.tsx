// A glimpse of play, an ornament: one die after the other tumbles onto a guest, who raises the mug and pays.
import '../../styles/glimpse.css';
import { GUESTS, type GuestId } from '../../../game/data/index.ts';
import { Picture } from '../parts/picture.tsx';

const AT_TABLE: readonly GuestId[] = ['3a', '5d', '8a'];
const CARD_WIDTH = 92;
const DIE_WIDTH = 23;
const COIN_WIDTH = 26;

export const Glimpse = () => (
  <>
    {AT_TABLE.map((guest) => (
      <div key={guest} class="served">
        <Picture of={`card/${guest}`} width={CARD_WIDTH} />
        <div class="cheers">
          <Picture of={`card/${guest}/served`} width={CARD_WIDTH} />
        </div>
        {[0, 1].map((nth) => (
          <div key={nth} class="pays">
            <Picture of="thing/coin" width={COIN_WIDTH} />
          </div>
        ))}
        <div class="tumbles">
          <Picture of={`die/white/${GUESTS[guest].die}`} width={DIE_WIDTH} />
        </div>
      </div>
    ))}
  </>
);
