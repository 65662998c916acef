import { lexiconOf } from '#db/model/search/sentences/lexicon.ts'
import { readWords } from '#messages/sentences/words-file.ts'

/** What sentences are read with, from the words as they are written. */
export const lexicon = lexiconOf(readWords())
