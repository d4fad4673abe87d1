/**
 * @generated SignedSource<<6f6671a2a3bb19e6fc74bb4627aaf9d6>>
 * @relayHash f16ef9484bcde57f02fff0304ef65260
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c42a86f15f06cabc2c9f139972a5b25c2e94a8678bce657f05e83251b62b3099

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c42a86f15f06cabc2c9f139972a5b25c2e94a8678bce657f05e83251b62b3099",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
