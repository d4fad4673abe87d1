/**
 * @generated SignedSource<<043e16019b795e6aa83123917e9490b0>>
 * @relayHash e225ac66e650a2f45245a55eb8e2a50a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 991743132b560625dae33c91fc2e13124038fb3c2e16808e82ec91bf51519f36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "991743132b560625dae33c91fc2e13124038fb3c2e16808e82ec91bf51519f36",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
