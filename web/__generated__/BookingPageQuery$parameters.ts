/**
 * @generated SignedSource<<48b7e46e8e97e4aedd349bd0807b005c>>
 * @relayHash fb96962a8d7a62a8b4302d0b4661d11e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f57fa50168673feea76f2b99323eed9bc866cbcc873a5153562a4eea414e7be9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f57fa50168673feea76f2b99323eed9bc866cbcc873a5153562a4eea414e7be9",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
