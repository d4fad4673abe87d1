/**
 * @generated SignedSource<<a87d59f8e02d95ac09c5b23e17a84472>>
 * @relayHash a14803671dd3f93866e87933a1cd3524
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e3669e23c8e6f15a0595776096a5def5bc8cc437d0c887ba162cfe3ea12df76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e3669e23c8e6f15a0595776096a5def5bc8cc437d0c887ba162cfe3ea12df76",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
