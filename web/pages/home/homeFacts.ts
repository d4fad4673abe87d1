/** What Home shows of the moment's data, in one file that is loaded right after the page. */
export { NextFreeSessions } from './NextFreeSessions.tsx'
export { StartingPrice } from './StartingPrice.tsx'
export { WelcomeBack } from './WelcomeBack.tsx'
