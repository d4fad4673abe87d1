/**
 * @generated SignedSource<<c9bb030956abee91d7ffba39f2d0a2c6>>
 * @relayHash 250d34338aa371ce439eb89f361b1895
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c882048098fd382fa646b2ecebfcba8e10a6ce14fa773babaa0371dd43e229ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c882048098fd382fa646b2ecebfcba8e10a6ce14fa773babaa0371dd43e229ac",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
