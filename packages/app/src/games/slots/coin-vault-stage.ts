import { coinVault } from '@lobi/core/games';
import { craftSymbols, gemSymbols, nightSkin, nights } from '@lobi/ui/stages';
import { slotsStage } from './slots-stage.tsx';

/** Coins that are held while the other cells respin. */
export const CoinVaultStage = slotsStage(
  coinVault,
  nightSkin({ ...gemSymbols, coin: craftSymbols.coin }, nights.indigo, 'crystals'),
);
