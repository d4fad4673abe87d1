/**
 * @generated SignedSource<<9f8ca253bc65d7f76665d538062dd236>>
 * @relayHash 5e16f62534f2b52b6d09092b165b62f8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b17e26591d5929a1ff1ccbc85cb970c9f2ef6dcc5a61be68d37b391470001480

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b17e26591d5929a1ff1ccbc85cb970c9f2ef6dcc5a61be68d37b391470001480",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
