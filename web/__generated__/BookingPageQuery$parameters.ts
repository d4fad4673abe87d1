/**
 * @generated SignedSource<<155e63c957f7fc8fc45531d9f03881c3>>
 * @relayHash 77d8e16f725a806bfb12284f10c63c86
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8256e2228bc575e6d12caae5bb292df80691b654d0fb0628dc7082d0c34b59d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8256e2228bc575e6d12caae5bb292df80691b654d0fb0628dc7082d0c34b59d",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
