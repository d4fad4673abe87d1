/** What the filters of the mentor list count among the reads: PostgreSQL's work for them, by what is asked alone. */
import { cleanLine } from '../rules/cleanText.ts'
import { patternsOf, searchTerms } from './search.ts'

/** To find and count those who have a word: nobody knows before how many that are. */
const SEARCH = 200
const TERM = 90
/** Further terms are rare among people, and each is compared with everybody whom the ones before it have left. */
const FEW_TERMS = 3
const FURTHER_TERM = 300
/** A spelling of what a word means is looked up like a word of its own. */
const SPELLING = 20
/** Two letters or one begin a word of nearly everybody. */
const SHORT_TERM = 120
/** Without such a run of letters or digits there is nothing to look up: everybody is compared. */
const LOOKED_UP = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u
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
  const terms = searchTerms(cleanLine(search ?? ''))
  if (terms.length === 0) return 0
  const few = Math.min(terms.length, FEW_TERMS)
  let work = SEARCH + few * TERM + (terms.length - few) * FURTHER_TERM
  let compared = 0
  for (const term of terms) {
    const { typed, spellings } = term
    if (spellings) work += patternsOf(term) * SPELLING
    else if (typed.length < 3) {
      work += SHORT_TERM
      if (!LETTER.test(typed)) compared = Math.max(compared, NAME_COMPARED_WITH_ALL)
    } else if (!LOOKED_UP.test(typed)) compared = COMPARED_WITH_ALL
  }
  return work + compared
}
