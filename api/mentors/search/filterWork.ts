/** What the filters of the mentor list count among the reads: PostgreSQL's work for them, by what is asked alone. */
import { cleanLine } from '../../rules/text/cleanText.ts'
import { SEARCH_MAXIMUM } from '../../rules/constants.ts'
import { plainWords } from '../../rules/text/folding.ts'
import { isShort, patternsOf, searchTerms } from './search.ts'

/** Finding and counting the mentors who have a word; their number is not known before. */
const SEARCH = 200
const TERM = 90
/** Further terms are rare among people, and each is compared with everybody whom the ones before it have left. */
const FEW_TERMS = 3
const FURTHER_TERM = 300
/** A spelling of what a word means is looked up like a word of its own. */
const SPELLING = 20
/** Two letters or one begin a word of nearly everybody. */
const SHORT_TERM = 120
/** So do the parts of `a-b`, and then everybody is compared with the whole. */
const SHORT_PARTS = 300
/** PostgreSQL's index may know such runs of letters only. Without one there is nothing to look up, and every mentor is compared. */
const LOOKED_UP = /[a-z\d]{3}/
const BEGINS = /[a-z\d]/
const COMPARED_WITH_ALL = 2_000
const NAME_COMPARED_WITH_ALL = 1_000

/** A branch by itself: the order is walked until a page of it is full. */
const BRANCH = 250

type Filters = { readonly [name in 'search' | 'mainBranch' | 'subBranch']?: string | null | undefined }

/** What the filters of a list ask for besides its statement, in units of the read budget. */
export function filterWork({ search, mainBranch, subBranch }: Filters): number {
  return searchWork(search) || (mainBranch || subBranch ? BRANCH : 0)
}

/** For a page of those who are found and for their number. */
function searchWork(search: string | null | undefined): number {
  // Nothing that long is looked for: the schema refuses it, and cleaning it would take long.
  if (search && search.length > 10 * SEARCH_MAXIMUM) return SEARCH
  const terms = searchTerms(cleanLine(search ?? ''))
  if (terms.length === 0) return 0
  const compared = Math.max(...terms.map(({ typed, spellings }) => comparing(typed, spellings)))
  // Who is compared with one term is compared with all of them.
  const few = compared > 0 ? terms.length : Math.min(terms.length, FEW_TERMS)
  let work = SEARCH + compared + few * TERM + (terms.length - few) * FURTHER_TERM
  for (const [index, term] of terms.entries()) {
    if (term.spellings) work += patternsOf(term) * SPELLING
    if (isShort(term.typed)) work += SHORT_TERM
    // Further ones have their price already.
    else if (index < FEW_TERMS && term.spellings?.every((spelling) => !LOOKED_UP.test(spelling))) work += SHORT_PARTS
  }
  return work
}

/** What a term costs that no index finds; words of Indian scripts are such. Signs alone are not looked for. */
function comparing(typed: string, spellings: readonly string[] | null): number {
  if (plainWords(typed) === '') return 0
  if ((spellings ?? [typed]).every((word) => (isShort(typed) || spellings ? BEGINS : LOOKED_UP).test(word))) return 0
  return isShort(typed) && !spellings ? NAME_COMPARED_WITH_ALL : COMPARED_WITH_ALL
}
