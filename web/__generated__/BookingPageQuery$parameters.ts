/**
 * @generated SignedSource<<8f2eca458e685cfe7f84fa7c5e047afc>>
 * @relayHash 841f7db9e4c9f78ba885341314a750ec
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa646e698169bba0903b5db598d60ca37303ce46807db3542647d2775c31d022

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa646e698169bba0903b5db598d60ca37303ce46807db3542647d2775c31d022",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
