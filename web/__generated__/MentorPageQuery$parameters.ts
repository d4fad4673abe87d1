/**
 * @generated SignedSource<<caebbe9c3fae6fc7e3dcbdf9323964c3>>
 * @relayHash b81ea98a32ace9415d0c304b27ebbbee
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51cc8216206dd4e6b2bff35a722c246ff505e8ecae4aa75259a373b48f8ba69c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51cc8216206dd4e6b2bff35a722c246ff505e8ecae4aa75259a373b48f8ba69c",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
