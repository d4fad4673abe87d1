import { Disclosure, Disclosures } from './Disclosure.tsx'
import { JsonLd } from './PageHead.tsx'

/** A question and its answer in plain text. */
export interface Question {
  question: string
  answer: string
}

/** Expandable questions and answers, with structured data for search engines. One per page. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <Disclosures>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Disclosures>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </>
  )
}
