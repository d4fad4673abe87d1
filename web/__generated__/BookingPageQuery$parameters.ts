/**
 * @generated SignedSource<<996a936aa12abb41af97f38dad94b4b4>>
 * @relayHash 277ed3f7c989a0afdf2369c22743795c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 742f8bd2cf9e0a867f91420533191bcdd5b071e18623ca3089d0eb8dcc36e170

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "742f8bd2cf9e0a867f91420533191bcdd5b071e18623ca3089d0eb8dcc36e170",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
