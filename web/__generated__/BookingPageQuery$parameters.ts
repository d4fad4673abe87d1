/**
 * @generated SignedSource<<b8d0c0ecd6252127e8d32c5816bd5db4>>
 * @relayHash 7923ec98c979d9e8d393c61e6e1860e6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e85db1f70b84c1e1b751528f4ff6560414ff2d953a29de0f5f3f0f2f48b3586

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e85db1f70b84c1e1b751528f4ff6560414ff2d953a29de0f5f3f0f2f48b3586",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
