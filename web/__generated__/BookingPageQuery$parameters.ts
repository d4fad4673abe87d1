/**
 * @generated SignedSource<<a0b15bec2d39085f645f3204cf5e443f>>
 * @relayHash 45c17725f1358a65d1bea4c66aef2b36
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01cf1c396c4e85ab6cb32c97d125c82104d0c61ad2e209a6904fa6c1b2f42008

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01cf1c396c4e85ab6cb32c97d125c82104d0c61ad2e209a6904fa6c1b2f42008",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
