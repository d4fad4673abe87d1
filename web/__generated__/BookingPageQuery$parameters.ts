/**
 * @generated SignedSource<<696069bec7f34ac9cebff2b7dee98edd>>
 * @relayHash 0df743a8472a4c112b3826a0b377a4b9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e63d68a1c0054abda4144bf9f213a475fecdf3d2af7b204116361ac32109e82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e63d68a1c0054abda4144bf9f213a475fecdf3d2af7b204116361ac32109e82",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
