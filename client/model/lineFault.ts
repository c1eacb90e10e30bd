// Reasons of the connection and the server for not making a move, besides the refusals of the rules.
export type LineFault = 'stale' | 'unreachable' | 'oneWaits' | 'calledOff' | 'standIn' | 'tooFast' | 'failed';
