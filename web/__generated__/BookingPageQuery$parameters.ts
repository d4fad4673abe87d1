/**
 * @generated SignedSource<<50095facfcb00938b6904aa75f125eb8>>
 * @relayHash 64a772e9dff1a73440a340733003e511
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8661697393a2fe482d1c17edead3e43c177aa4ed7ab9b6603c993630f1802099

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8661697393a2fe482d1c17edead3e43c177aa4ed7ab9b6603c993630f1802099",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
