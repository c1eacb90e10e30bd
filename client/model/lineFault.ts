// Why a move was not made, besides what the rules say: what the line and the house can come to.
export type LineFault = 'stale' | 'unreachable' | 'oneWaits' | 'calledOff' | 'standIn' | 'tooFast' | 'failed';
