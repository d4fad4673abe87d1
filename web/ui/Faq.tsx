import { Disclosure, Disclosures } from './Disclosure.tsx'
import { JsonLd } from './PageHead.tsx'

/** A question that people ask, and its answer in plain text. */
export interface Question {
  question: string
  answer: string
}

/** Questions that open their answers; search engines are told them too. One a page. */
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
