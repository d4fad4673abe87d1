import { styled } from 'styled-components'
import { readableText, textPieces } from './messageText.ts'

/** What a person wrote: text, its line breaks and addresses. Links can be reached by Tab where `isActive`. */
export function MessageText({ text, isActive }: { text: string; isActive: boolean }) {
  return (
    <Text dir="auto">
      {textPieces(readableText(text)).map((piece, place) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- a message never changes
            key={place}
            href={piece.href}
            dir="ltr"
            rel="noopener noreferrer nofollow"
            target="_blank"
            tabIndex={isActive ? 0 : -1}
          >
            {piece.text}
          </a>
        ),
      )}
    </Text>
  )
}

const Text = styled.div`
  unicode-bidi: plaintext;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 1.5;
  > a {
    unicode-bidi: isolate;
  }
`
