/** What went wrong, for eyes that need not see addresses, codes and tokens. */

/** From where a word begins only: tried at each of its letters, one long word without an @ would take for ever. */
const ADDRESS = /(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/g
/** Long words of letters and digits are tokens; numbers of the provider and dates stay. */
const TOKEN = /(?<![\w-])(?!(?:evt|order|pay|rfnd)_)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?![\w-])/gi
const CODE = /\b\d{6}\b/g

/** A text of ours or of a server, without what could be used. */
export const masked = (text: string): string => text.replace(ADDRESS, '…@…').replace(TOKEN, '…').replace(CODE, '…')
